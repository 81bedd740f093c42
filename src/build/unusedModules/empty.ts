// Stands in for modules that the stock theme loads on every page and this site does not need.
export {};
