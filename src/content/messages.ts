/** Errors in a field of a page, a prop of a component or a menu item. */
export const messages = {
  missing: ({field, about}: {field: string; about: string}) => `${field} is missing.${about}`,
  notAllowed: ({field, value, hint}: {field: string; value: string; hint: string}) =>
    `${field} cannot be "${value}".${hint}`,
  numberInQuotes: ({field, name, value}: {field: string; name: string; value: string}) =>
    `${field} must be a number in braces: ${name}={${value}}.`,
  wrongType: ({field, kind}: {field: string; kind: string}) => `${field} must be ${kind}.`,
  size: ({field, size, limit, of}: Record<'field' | 'size' | 'limit' | 'of', string>) =>
    of === 'number'
      ? `${field} must be at ${size === 'fewer' ? 'least' : 'most'} ${limit}.`
      : `${field} has ${size} than ${limit} ${of === 'array' ? 'entries' : 'characters'}.`,
  didYouMean: ({name}: {name: string}) => ` Did you mean "${name}"?`,
  useOneOf: ({names}: {names: string}) => ` Use one of: ${names}.`,
  unknownItem: ({type, types}: {type: string; types: string}) =>
    `Unknown type "${type}". Use ${types}, or a plain link with "to" and "label".`,
  duplicateSection: 'This folder has two sections. Keep one of them.',
  hiddenSection: ({folder}: {folder: string}) =>
    `This section has neither a menu nor a column in the footer. Remove "menu": false, or add {"type": "custom-section", "folder": "${folder}"} to the footer.`,
  unknownSection: ({names}: {names: string}) => `Unknown section. Use one of: ${names}.`,
};
