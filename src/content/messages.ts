type Named = {name: string};

/** What is wrong with a field of a page, a prop of a component or an item of the menus. */
export const messages = {
  missing: ({field, about}: {field: string; about: string}) => `${field} is missing.${about}`,
  notAllowed: ({field, value, hint}: {field: string; value: string; hint: string}) =>
    `${field} cannot be "${value}".${hint}`,
  numberInQuotes: ({field, name, value}: {field: string; name: string; value: string}) =>
    `${field} is a number, so put it in braces: ${name}={${value}}.`,
  wrongType: ({field, kind}: {field: string; kind: string}) => `${field} must be ${kind}.`,
  didYouMean: ({name}: Named) => ` Did you mean "${name}"?`,
  useOneOf: ({names}: {names: string}) => ` Use one of: ${names}.`,
  unknownItem: ({type, types}: {type: string; types: string}) =>
    `The type "${type}" is unknown. Use ${types}, or a plain link with "to" and "label".`,
  duplicateSection: 'There are two sections for this folder. Keep one of them.',
  hiddenSection: ({folder}: {folder: string}) =>
    `This section has neither a menu nor a column in the footer. Remove "menu: false", or add {type: 'custom-section', folder: '${folder}'} to the footer.`,
  unknownSection: ({names}: {names: string}) => `There is no such section. Use one of: ${names}.`,
};
