/** Where money is added to a wallet: the minor units that are missing, and the path of ours to come back to. */
export const addMoneyPath = (
  businessProfileId: number,
  { missing, back }: { readonly missing: number; readonly back: string },
): string => `/app/${businessProfileId}/wallet/add?${new URLSearchParams({ missing: String(missing), back })}`

/** The path that an address says to come back to; undefined unless it is one of the application or of a draft. */
export const backIn = (search: URLSearchParams): string | undefined => {
  const path = search.get("back") ?? ""
  return /^\/(?:app|signup)\/[^/\\]/.test(path) && path.length <= 500 ? path : undefined
}
