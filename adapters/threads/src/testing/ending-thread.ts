export const echo = (value: unknown): unknown => value

export const fail = (): never => {
  throw new Error("This question cannot be answered")
}

export const end = (): never => process.exit(1)

export const goOn = (): never => {
  for (;;);
}

export const fill = (): never => {
  for (const all: Array<object> = []; ;) all.push({ one: all.length })
}
