/** The rules and rulings in our own words, read from the documents that the code and the tests cite. */

export interface Rule {
  number: string;
  place: string;
  text: string;
}

export interface Section {
  title: string;
  rules: Rule[];
}

type Loader = () => Promise<string>;

const FILES = import.meta.glob<string>('../../../../docs/{rules,rulings}/*.md', { query: '?raw', import: 'default' });
const RULE = /^- \*\*([A-Z]+-[\w.]+)\*\* (?:\(([^)]*)\) )?(.*)$/;
const RULING = /^### ([A-Z]+-Q\d+) · (.*)$/;

/** Return the sections of a document: rules under `## n. Title`, rulings each under a heading of its own. */
export function parse(text: string): Section[] {
  const sections: Section[] = [];
  let open: Rule | undefined;
  for (const line of text.split('\n')) {
    const [rule, ruling, heading] = [RULE.exec(line), RULING.exec(line), /^## (.*)$/.exec(line)];
    if (heading) sections.push({ title: heading[1]!, rules: [] });
    else if (rule) open = { number: rule[1]!, place: rule[2] ?? '', text: rule[3]! };
    else if (ruling) open = { number: ruling[1]!, place: '', text: ruling[2]! };
    else if (open && line.trim()) open.text += `\n${line.trim()}`;
    if (rule || ruling) last(sections).rules.push(open!);
    if (heading) open = undefined;
  }
  return sections.filter((section) => section.rules.length > 0);
}

function last(sections: Section[]): Section {
  if (sections.length === 0) sections.push({ title: '', rules: [] });
  return sections.at(-1)!;
}

/** Return the rules of *game*, then what the rulebook leaves open. */
export async function rulesOf(game: string, files: Record<string, Loader> = FILES): Promise<Section[]> {
  const paths = Object.keys(files).filter((path) => path.endsWith(`/${game}.md`));
  const texts = await Promise.all(paths.sort().map((path) => files[path]!()));
  return texts.flatMap(parse);
}

/** Return what of *sections* has *sought* in its number or its words. */
export function found(sections: Section[], sought: string): Section[] {
  const wanted = sought.trim().toLowerCase();
  if (!wanted) return sections;
  return sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => `${rule.number} ${rule.text}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
