export type Redirect = {
  /** An address that once stood in print or in links. */
  from: string;
  /** The page that it stands for, for good. */
  to: string;
};

/** Addresses that lead to a page under another name. The host, the local servers and the redirect pages read this. */
export const redirects: readonly Redirect[] = [
  {from: '/industries/retail', to: '/industries/retail-ecommerce'},
  {from: '/industries/financial', to: '/industries/financial-accounting'},
  {from: '/industries/tourism', to: '/industries/tourism-hospitality'},
  {from: '/industries/legal', to: '/industries/legal-professional'},
  {from: '/industries/logistics', to: '/industries/logistics-transport'},
];
