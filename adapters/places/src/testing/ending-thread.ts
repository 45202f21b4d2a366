export const echo = (said: unknown): unknown => said

export const fail = (): never => {
  throw new Error("This question cannot be answered")
}

export const end = (): never => process.exit(1)
