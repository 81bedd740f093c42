import {estimate, type NumberName} from '../model/estimate';

/** The field of a number, as a browser checks it without a script. */
export const numberInput = (name: NumberName) =>
  ({
    name,
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    min: estimate.numbers[name].min,
    max: estimate.numbers[name].max,
    required: true,
  }) as const;
