/** The keys of the table. Every one is also a button that shows it. */

export interface KeyDeeds {
  [key: string]: () => void;
}

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Return a listener that does the deed of a key, unless somebody is typing or a browser's own key is meant; Escape always counts. */
export function keysFor(deeds: () => KeyDeeds): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element | null;
    const chord = event.ctrlKey || event.metaKey ? `ctrl+${event.key.toLowerCase()}` : event.key;
    const typing = target !== null && TYPING.includes(target.tagName) && event.key !== 'Escape';
    if (event.altKey || event.defaultPrevented || typing) return;
    const deed = deeds()[chord];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}
