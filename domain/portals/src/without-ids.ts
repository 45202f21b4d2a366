/** Addresses that end with a key, whatever it looks like. */
const keyed = /^\/[sb]\/[^/]+/iu
const word = /^[A-Za-z]{1,29}$/u

/** The path of a page without its query and without numbers and keys of things, such as `/app/:id/dashboard`. Ours. */
export const withoutIds = (path: string): string =>
  path
    .replace(/[?#].*$/su, "")
    .replace(keyed, (address) => `${address.slice(0, 3)}:id`)
    .split("/")
    .map((part) => (part === "" || part === ":id" || word.test(part) ? part : ":id"))
    .join("/")
