/** Spec: screens, page titles. */
export const pageTitle = (portalTitle: string, page: string): string => `${portalTitle} | ${page}`
