import type {Expression, Property} from 'estree';

/** `name: value` in an object that is put into the code of a page. */
const property = (name: string, value: Expression): Property => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: {type: 'Identifier', name},
  value,
});

export const objectOf = (name: string, value: Expression): Expression => ({
  type: 'ObjectExpression',
  properties: [property(name, value)],
});
