/** Where the portal's host serves the tag, takes what it tells, and what owners' servers tell. */
export const conversionPaths = {
  tag: "/tag.js",
  tagEvents: "/api/v1.0/conversions/tag",
  serverEvents: "/api/v1.0/conversions/server",
} as const

/** The line that a website carries: calls of `marquee` wait until the tag is there. */
export const tagSnippet = (origin: string, siteKey: string): string =>
  `<script>window.marquee=window.marquee||function(){(marquee.q=marquee.q||[]).push(arguments)}</script><script async src="${origin}${conversionPaths.tag}?k=${siteKey}"></script>`

/** The parameter of an address by which the owner tries the tag. */
export const tryParameter = "mq_try"
