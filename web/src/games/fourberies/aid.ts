/** The player aid of Fourberies. */

import type { Aid } from '../contract';
import Picture from './AidPicture.svelte';

export { Picture };

export const sections: Aid['sections'] = [
  ['shell-aid-goal', [['coin', 'aid-fourberies-goal']]],
  [
    'shell-aid-round',
    [
      ['caravel', 'aid-fourberies-choose'],
      ['encounter', 'aid-fourberies-alone'],
      ['request', 'aid-fourberies-shared'],
      ['encounter', 'aid-fourberies-new'],
      ['effect:recall-travel', 'aid-fourberies-hand'],
    ],
  ],
  [
    'shell-aid-actors',
    [
      ['effect:recall-travel', 'aid-fourberies-one'],
      ['effect:steal-coins', 'aid-fourberies-two'],
      ['effect:place-manager', 'aid-fourberies-three'],
      ['effect:none', 'aid-fourberies-four'],
      ['effect:pay-coins', 'aid-fourberies-five'],
      ['mask:comedy', 'aid-fourberies-court'],
      ['acrobat', 'aid-fourberies-acrobat'],
    ],
  ],
  [
    'shell-aid-festival',
    [
      ['comedian:3', 'aid-fourberies-suits'],
      ['mask:tragedy', 'aid-fourberies-show'],
      ['request', 'aid-fourberies-request'],
      ['acrobat', 'aid-fourberies-between'],
    ],
  ],
  [
    'shell-aid-signs',
    [
      ['comedian:3', 'aid-fourberies-comedian'],
      ['tragedian:3', 'aid-fourberies-tragedian'],
      ['acrobat', 'glossary-fourberies-acrobat'],
      ['bonus:2', 'glossary-fourberies-bonus'],
      ['coin', 'aid-fourberies-ecu'],
      ['request', 'glossary-fourberies-request'],
      ['caravel', 'glossary-fourberies-caravel'],
      ['manager', 'glossary-fourberies-manager'],
    ],
  ],
];

export const pictures: Aid['pictures'] = {
  'glossary-fourberies-encounter': 'encounter',
  'glossary-fourberies-actor': 'comedian:3',
  'glossary-fourberies-acrobat': 'acrobat',
  'glossary-fourberies-bonus': 'bonus:2',
  'glossary-fourberies-request': 'request',
  'glossary-fourberies-caravel': 'caravel',
  'glossary-fourberies-manager': 'manager',
  'glossary-fourberies-needle': 'mask:comedy',
};
