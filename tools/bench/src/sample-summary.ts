const place = { addressLine: "1 Lake Road", city: "Coonoor", postalCode: "643101", countryCode: "IN" }

interface Draft {
  readonly sessionId: string
  readonly encodedId: string
}

/** Starts a draft with a name and a place; returns the address of its shared summary. */
export const sampleSummary = async (origin: string): Promise<string> => {
  const call = async (method: string, body: unknown): Promise<Draft> => {
    const response = await fetch(`${origin}/api/v1.0/LocalBusiness/businessDetails`, {
      method,
      headers: { "Content-Type": "application/json", "X-Portal-Domain": "localhost", "X-Client-Id": "web" },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { readonly data?: Draft }
    if (data === undefined) throw new Error(`The sample's draft was refused: ${response.status}`)
    return data
  }
  const { sessionId, encodedId } = await call("POST", { region: "IN", name: "Nilgiri Yoga" })
  const location = { ...place, latitude: 11.35, longitude: 76.79 }
  await call("PATCH", { sessionId, changes: [{ Name: "location", Value: location }] })
  return `/s/${encodedId}`
}
