const QUERY = /^[^=&#?\s]+=[^&#\s]*(?:&[^=&#?\s]+=[^&#\s]*)*$/

/** Whether a text is a query such as networks append to addresses: no mark before it, each parameter with a name. */
export const isQuery = (text: string): boolean => QUERY.test(text)

/** Where a click on an ad lands: its address with what the network appends, before the fragment. */
export const clickAddress = (address: string, appended: string): string => {
  if (appended === "" || !URL.canParse(address)) return address
  const url = new URL(address)
  url.search = url.search === "" ? appended : `${url.search}&${appended}`
  return url.href
}
