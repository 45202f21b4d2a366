import { parseArgs } from "node:util"
import type { firstPortal } from "@adapters/runtime"
import { EmailAddress } from "@domain/identity"
import { Region } from "@domain/kernel"
import { Result, Schema } from "effect"

const Flags = Schema.Struct({
  name: Schema.NonEmptyString,
  sender: EmailAddress,
  region: Region,
  language: Schema.String,
  administrator: EmailAddress,
  "administrator-name": Schema.optionalKey(Schema.String),
})

const usage =
  'Say --name "Ads for Leeds" --sender ads@example.org --region GB --administrator you@example.org, and as you like --language en (the usual one) and --administrator-name "Asha Rao".'

const text = { type: "string" } as const
const options = {
  name: text,
  sender: text,
  region: text,
  language: { ...text, default: "en" },
  administrator: text,
  "administrator-name": text,
} as const

const decode = Schema.decodeUnknownResult(Flags, { errors: "all" })

/** What the flags of a command line say of the first portal, or a text that says what is wrong and how it is said. */
export const readFirstPortal = (
  flags: ReadonlyArray<string>,
): Result.Result<Parameters<typeof firstPortal>[1], string> => {
  const parsed = Result.try({
    try: () => parseArgs({ args: [...flags], options }).values,
    catch: (cause) => (cause instanceof Error ? cause.message : String(cause)),
  })
  return parsed.pipe(
    Result.flatMap((values) => Result.mapError(decode(values), ({ message }) => message.replaceAll(/\s+/gu, " "))),
    Result.map(({ name, sender, region, language, administrator, "administrator-name": personName = "" }) => {
      const emailAddress = EmailAddress.make(administrator.toLowerCase())
      const named = personName.trim() === "" ? (emailAddress.split("@")[0] ?? "") : personName
      return { title: name, sender, region, language, administrator: { emailAddress, name: named } }
    }),
    Result.mapError((problem) => `${problem} ${usage}`),
  )
}
