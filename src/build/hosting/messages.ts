type With<Names extends string> = Readonly<Record<Names, string>>;

export const messages = {
  contactExpired: ({until}: With<'until'>) =>
    `security.txt expired on ${until}. Set securityContactUntil in src/company to a later date.`,
  noLicenseText: 'The package includes no license text.',
};
