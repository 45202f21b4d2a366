/** A call of an owner's server that works as it stands, but for the test mark, which keeps it from being counted. */
export const curlExample = (address: string, serverKey: string): string => {
  const event = {
    id: "order-1001",
    event: "purchase",
    value: 1499.5,
    email: "asha@example.com",
    consent: { adStorage: true, adUserData: true },
    test: true,
  }
  return [
    `curl -X POST '${address}'`,
    `  -H 'Authorization: Bearer ${serverKey}'`,
    "  -H 'Content-Type: application/json'",
    `  -d '${JSON.stringify({ events: [event] })}'`,
  ].join(" \\\n")
}
