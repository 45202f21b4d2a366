const field = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined

/** The numeric code of a failed reply: its `errorCode` (a number, or digits in a string), else the HTTP status. Spec: 8.1. */
export const readErrorCode = (body: unknown, httpStatus: number): number => {
  const code = field(body, "errorCode")
  if (typeof code === "number" && Number.isInteger(code) && code > 0) return code
  if (typeof code === "string" && /^[1-9]\d{0,8}$/.test(code)) return Number(code)
  return httpStatus
}

/** The server's own words in a failed reply, or undefined when it sent none. Spec: messages 8.3. */
export const readErrorMessage = (body: unknown): string | undefined => {
  const message = field(body, "message")
  return typeof message === "string" && message.trim() !== "" ? message : undefined
}
