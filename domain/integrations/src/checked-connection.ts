import { InvalidFields } from "@domain/identity"
import { Result, Struct } from "effect"
import type { Connection, ConnectionFieldName } from "./connection-fields.ts"
import { connectionFields, type KindName } from "./destination-kinds.ts"

/** The name of a kind's secret field, if its owner gives one. */
export const secretFieldOf = (kind: KindName): ConnectionFieldName | undefined =>
  connectionFields(kind).find(([, { isSecret }]) => isSecret)?.[0]

/** What is typed of a connection, as it is kept; the secret apart, which may be kept already. */
export interface CheckedConnection {
  readonly open: Connection
  readonly secret?: string
}

/** What is typed of a kind's connection as it is kept; a secret that is kept already need not be typed again. */
export const checkedConnection = (
  kind: KindName,
  typed: Connection,
  hasSecret: boolean,
): Result.Result<CheckedConnection, InvalidFields> => {
  const refusals: Record<string, ReadonlyArray<string>> = {}
  const kept: Partial<Record<ConnectionFieldName, string>> = {}
  for (const [
    name,
    { isSecret, isRequired, letters, form, kept: keptPart = (text: string) => text },
  ] of connectionFields(kind)) {
    const text = keptPart((typed[name] ?? "").trim())
    const mayLack = !isRequired || (isSecret && hasSecret)
    if (text === "" && mayLack) continue
    if (text.length > letters || !form.test(text)) refusals[name] = [`integrations.connection.${name}`]
    else kept[name] = text
  }
  if (Object.keys(refusals).length > 0) return Result.fail(new InvalidFields({ fields: refusals }))
  const secretName = secretFieldOf(kind)
  const secret = secretName === undefined ? undefined : kept[secretName]
  return Result.succeed({
    open: secretName === undefined ? kept : Struct.omit(kept, [secretName]),
    ...(secret !== undefined && { secret }),
  })
}

/** The last letters of a secret, by which its owner knows it again. */
export const secretEndOf = (secret: string): string => secret.slice(-4)
