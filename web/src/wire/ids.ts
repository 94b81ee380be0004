/** Names for messages, by which their answers are known. */

let counted = 0;

/** Return an id nobody else uses: this page's own beginning, and a count. */
export const freshId = (): string => `${PAGE}-${(counted += 1)}`;
const PAGE = Math.random().toString(36).slice(2, 10);
