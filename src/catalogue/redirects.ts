export type Redirect = {
  /** An address that once stood in print or in links. */
  from: string;
  /** The page that it permanently redirects to. */
  to: string;
};

/** Former addresses of pages. The host, the local servers and the redirect pages read this. */
export const redirects: readonly Redirect[] = [
  {from: '/industries/retail', to: '/industries/retail-ecommerce'},
  {from: '/industries/financial', to: '/industries/financial-accounting'},
  {from: '/industries/tourism', to: '/industries/tourism-hospitality'},
  {from: '/industries/legal', to: '/industries/legal-professional'},
  {from: '/industries/logistics', to: '/industries/logistics-transport'},
];
