import { type AnyContract, needsSignIn } from "@application/kernel"
import { isJson, jsonSchemaOf, propertiesOf } from "./json-schema.ts"

/** A failure by its name and code. */
export type DeclaredFailure = readonly [tag: string, errorCode: number]

/** The declared failures of a contract. */
const ownFailures = ({ failure }: AnyContract): ReadonlyArray<DeclaredFailure> => {
  const schema = jsonSchemaOf(failure)
  const members: ReadonlyArray<unknown> = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [schema]
  return members.flatMap((member) => {
    const { _tag, errorCode } = propertiesOf(member)
    const [tag, code] = [_tag, errorCode].map((part) =>
      isJson(part) && Array.isArray(part["enum"]) ? part["enum"][0] : undefined,
    )
    return typeof tag === "string" && typeof code === "number" ? [[tag, code] as const] : []
  })
}

/** What a call may fail with: its own failures, wrong input, and for guarded calls a missing sign-in or role. */
export const declaredFailures = (contract: AnyContract): ReadonlyArray<DeclaredFailure> => [
  ...ownFailures(contract),
  ["InvalidInput", 102],
  ...(needsSignIn(contract.access)
    ? ([
        ["AuthenticationRequired", 401],
        ["RoleForbidden", 1028],
      ] as const)
    : []),
]
