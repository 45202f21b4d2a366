/** Put in by the build; sources that run unbuilt have none. */
declare const MARQUEE_VERSION: string | undefined

/** The version of the product that this process runs. */
export const version: string = typeof MARQUEE_VERSION === "undefined" ? "unbuilt" : MARQUEE_VERSION
