/** The parameter of a landing page's address that says which campaign's ad was clicked. */
export const adMarkParameter = "mq_ad"
