/** Where the product is reached. */
export interface PublicAddresses {
  /** Origin of the site at a portal's host, without a slash at its end. */
  readonly originOf: (portalDomain: string) => string
}
