import {estimate, type NumberName} from '../model/estimate';

/** The attributes of a number field, which the browser validates without JavaScript. */
export const numberInput = (name: NumberName) =>
  ({
    name,
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    min: estimate.numbers[name].min,
    max: estimate.numbers[name].max,
    required: true,
    'data-input': '',
  }) as const;
