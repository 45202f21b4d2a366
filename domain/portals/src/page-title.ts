/** The title of a page: '{portal title} | {page title}'; the portal's alone where the page has none. Spec: screens, page titles. */
export const pageTitle = (portalTitle: string, page: string): string =>
  page.trim() === "" ? portalTitle : `${portalTitle} | ${page}`
