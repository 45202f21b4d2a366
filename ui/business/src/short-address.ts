const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch (cause) {
    if (cause instanceof URIError) return ""
    throw cause
  }
}

/** The address without what nobody reads; of a place on Google's map its name, where the address has it. */
export const shortAddress = (address: string): string => {
  const place = decoded(/google\.[a-z.]+\/maps\/place\/([^/@?#]+)/.exec(address)?.[1] ?? "")
  if (place !== "") return place
  return address
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/(\/maps)\/place\/?\?.*$/, "$1")
    .replace(/\/$/, "")
}
