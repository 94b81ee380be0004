/** The player aid of Lacrimosa. */

import type { Aid, AidLine } from '../contract';
import Picture from './AidPicture.svelte';

export { Picture };

const SIGNS: AidLine[] = [
  ['talent', 'glossary-lacrimosa-talent'],
  ['journey', 'glossary-lacrimosa-journey'],
  ['composition', 'glossary-lacrimosa-composition'],
  ['wild', 'aid-lacrimosa-wild'],
  ['ducats', 'aid-lacrimosa-ducat'],
  ['vp', 'aid-lacrimosa-vp'],
  ['finance', 'glossary-lacrimosa-finance'],
  ['again', 'aid-lacrimosa-again'],
  ['opera', 'lacrimosa-type-opera'],
  ['religious', 'lacrimosa-type-religious'],
  ['symphony', 'lacrimosa-type-symphony'],
  ['chamber', 'lacrimosa-type-chamber'],
  ['horns', 'lacrimosa-instrument-horns'],
  ['percussion', 'lacrimosa-instrument-percussion'],
  ['strings', 'lacrimosa-instrument-strings'],
  ['voice', 'lacrimosa-instrument-voice'],
  ['organ', 'lacrimosa-instrument-organ'],
  ['eighth', 'aid-lacrimosa-eighth'],
  ['sixteenth', 'aid-lacrimosa-sixteenth'],
  ['city', 'aid-lacrimosa-city'],
  ['court', 'glossary-lacrimosa-court'],
];

export const sections: Aid['sections'] = [
  ['shell-aid-goal', [['vp', 'aid-lacrimosa-goal']]],
  [
    'shell-aid-turn',
    [
      ['memory', 'aid-lacrimosa-play'],
      ['ducats', 'aid-lacrimosa-money'],
      ['wild', 'aid-lacrimosa-exchange'],
      ['deck', 'aid-lacrimosa-draw'],
    ],
  ],
  [
    'shell-aid-actions',
    [
      ['document', 'aid-lacrimosa-document'],
      ['commission', 'aid-lacrimosa-commission'],
      ['perform_or_sell', 'aid-lacrimosa-perform'],
      ['travel', 'aid-lacrimosa-travel'],
      ['requiem', 'aid-lacrimosa-requiem'],
    ],
  ],
  [
    'shell-aid-upkeep',
    [
      ['talent', 'aid-lacrimosa-tracks'],
      ['finance', 'aid-lacrimosa-finance'],
      ['again', 'aid-lacrimosa-bonus'],
    ],
  ],
  [
    'shell-aid-score',
    [
      ['court', 'aid-lacrimosa-favours'],
      ['requiem', 'aid-lacrimosa-markers'],
      ['composition', 'aid-lacrimosa-left'],
      ['first', 'aid-lacrimosa-tie'],
    ],
  ],
  ['shell-aid-signs', SIGNS],
];

export const pictures: Aid['pictures'] = {
  'glossary-lacrimosa-talent': 'talent',
  'glossary-lacrimosa-journey': 'journey',
  'glossary-lacrimosa-composition': 'composition',
  'glossary-lacrimosa-counter': 'wild',
  'glossary-lacrimosa-finance': 'finance',
  'glossary-lacrimosa-opus': 'opus',
  'glossary-lacrimosa-memory': 'memory',
  'glossary-lacrimosa-requiem': 'requiem',
  'glossary-lacrimosa-court': 'court',
};
