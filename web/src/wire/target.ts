/** Targets: how an option, a refusal or an event points at something on the table, as "kind:id". */

/** Return the target of that *kind*: "opus:17", "space:0:3", "action:travel", or "supply" if there is only one. */
export const target = (kind: string, ...ids: (number | string)[]): string => [kind, ...ids].join(':');

/** Return the kind and the numbers of *name*. */
export function kindAndIds(name: string): [kind: string, ...ids: number[]] {
  const [kind = '', ...ids] = name.split(':');
  return [kind, ...ids.map(Number)];
}
