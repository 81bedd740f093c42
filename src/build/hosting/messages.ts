type With<Names extends string> = Readonly<Record<Names, string>>;

export const messages = {
  refusedAttribute: ({file, attribute, element}: With<'file' | 'attribute' | 'element'>) =>
    `${file} has an attribute "${attribute}" on <${element}>, which the content security policy forbids. ` +
    'Use a class, or a listener in a component.',
  contactExpired: ({until}: With<'until'>) =>
    `security.txt expired on ${until}. Set securityContactUntil in src/company to a later date.`,
  noLicenseText: 'The package includes no license text.',
};
