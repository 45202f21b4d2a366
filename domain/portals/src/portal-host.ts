/** The host by which a portal is known: lower case, without port and closing dot; `[::1]:4000` is `[::1]`. */
export const portalHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/(?<=[^:]|\]):\d*$/u, "")
    .replace(/\.$/u, "")
