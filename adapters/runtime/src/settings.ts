import { readKeyring } from "@adapters/security"
import { Result, Schema } from "effect"
import { serviceFields, serviceProblems } from "./services.ts"

const address = Schema.String.check(
  Schema.isPattern(/^[a-z]+:\/\/\S+$/, { message: "must be an address such as https://example.com" }),
)
const text = Schema.NonEmptyString
const origins = Schema.String.check(
  Schema.isPattern(/^https?:\/\/[\w.:-]+(?:\s*,\s*https?:\/\/[\w.:-]+)*$/, {
    message: "must be origins such as https://example.com,https://example.org",
  }),
)
const keys = Schema.String.check(
  Schema.makeFilter((given: string) => {
    const read = readKeyring(given)
    return Result.isFailure(read) ? read.failure : undefined
  }),
)

/** Everything that a server process reads from its environment. Names are the variables'. */
export const Settings = Schema.Struct({
  NODE_ENV: Schema.optionalKey(Schema.String),
  HOST: Schema.optionalKey(text),
  PORT: Schema.optionalKey(Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 65_535 }))),
  DATABASE_URL: address,
  /** Of the role that owns the tables; only the migration reads it. */
  MIGRATION_DATABASE_URL: Schema.optionalKey(address),
  DATABASE_CONNECTIONS: Schema.optionalKey(
    Schema.NumberFromString.check(Schema.isBetween({ minimum: 2, maximum: 500 })),
  ),
  DATA_DIRECTORY: text,
  PUBLIC_ORIGIN: address,
  TRUSTED_PROXIES: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\da-fA-F.:]+(?:\/\d{1,3})?(?:\s*,\s*[\da-fA-F.:]+(?:\/\d{1,3})?)*$/, {
        message: "must be addresses such as 127.0.0.1, 10.0.0.0/8",
      }),
    ),
  ),
  /** Name servers for the proofs of portals' hosts; the machine's own unless told. */
  DNS_SERVERS: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\da-fA-F.:[\]]+(?:\s*,\s*[\da-fA-F.:[\]]+)*$/, {
        message: "must be addresses such as 9.9.9.9, 127.0.0.1:5353",
      }),
    ),
  ),
  WIDGET_ORIGINS: Schema.optionalKey(origins),
  /** The two origins that serve creatives' pictures; the public origin for both unless told. */
  CREATIVE_HOSTS: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^https?:\/\/[\w.:-]+\s*,\s*https?:\/\/[\w.:-]+$/, {
        message: "must be two origins such as https://c1.example.com,https://c2.example.com",
      }),
    ),
  ),
  WEB_DIRECTORY: Schema.optionalKey(text),
  ACCESS_TOKEN_KEYS: keys,
  LINK_KEYS: keys,
  HASH_KEYS: keys,
  STORED_SECRET_KEYS: keys,
  ...serviceFields,
  /** Where Shopify's shops are, and BigCommerce's interface; their own places unless told. */
  SHOPIFY_SHOP_URL: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^https?:\/\/\S*\{shop\}\S*$/, { message: "must be an address such as https://{shop}" }),
    ),
  ),
  BIGCOMMERCE_API_URL: Schema.optionalKey(address),
  SMTP_URL: address,
  SAFE_FETCH_ALLOW: Schema.optionalKey(Schema.String),
  CLOCK_URL: Schema.optionalKey(address),
  /** Whether administrators and whoever moves money out need a second factor; compulsory in production unless told. */
  SECOND_FACTOR: Schema.optionalKey(Schema.Literals(["compulsory", "optional"])),
  /** `json` writes an object a line, as production does unless told; `text` is for people. */
  LOG_FORMAT: Schema.optionalKey(Schema.Literals(["json", "text"])),
  /** The least that is logged; Debug, as in JSON unless told, says every call. */
  LOG_LEVEL: Schema.optionalKey(Schema.Literals(["Debug", "Info", "Warn", "Error"])),
  /** How long a server that was told to stop still answers calls, and says that it is not ready. */
  DRAIN_SECONDS: Schema.optionalKey(Schema.NumberFromString.check(Schema.isBetween({ minimum: 0, maximum: 300 }))),
  /** Whom defects are reported to, by Sentry's protocol: `https://key@host/project`. */
  SENTRY_DSN: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^https?:\/\/\w+@[\w.:-]+\/(?:[\w/-]+\/)?\w+$/, {
        message: "must be an address such as https://key@example.com/7",
      }),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Schema.optionalKey(address),
  SYNC_SECONDS: Schema.optionalKey(Schema.NumberFromString.check(Schema.isBetween({ minimum: 1, maximum: 86_400 }))),
})
export type Settings = typeof Settings.Type

const decode = Schema.decodeUnknownResult(Settings, { errors: "all" })

/** The settings, or a text that names every wrong variable and what is wrong with it. */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Settings, string> => {
  const settings = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const decoded = decode(settings)
  const problems = [...(Result.isFailure(decoded) ? [decoded.failure.message] : []), ...serviceProblems(settings)]
  return problems.length > 0
    ? Result.fail(`These settings are missing or wrong:\n${problems.join("\n")}`)
    : Result.mapError(decoded, ({ message }) => message)
}
