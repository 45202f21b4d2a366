/** A page's address without its query and fragment. */
export interface PageAddress {
  /** Scheme, host and port. */
  readonly origin: string
  /** In lower case, without a port. */
  readonly host: string
  readonly path: string
}

const form = /^(https?):\/\/([^\s/?#@\\:[\]]{1,253})(:\d{1,5})?(\/[^\s?#]*)?/i

/** The parts of a page's address; undefined where a text is none. */
export const pageAddressOf = (text: string): PageAddress | undefined => {
  const [, scheme, host, port = "", path = "/"] = form.exec(text) ?? []
  if (scheme === undefined || host === undefined) return undefined
  const name = host.toLowerCase()
  return { origin: `${scheme.toLowerCase()}://${name}${port}`, host: name, path }
}

/** An address with one parameter more, before its fragment. */
export const withParameter = (address: string, name: string, value: string): string => {
  const [page = "", ...fragment] = address.split("#")
  const joined = `${page}${page.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`
  return [joined, ...fragment].join("#")
}
