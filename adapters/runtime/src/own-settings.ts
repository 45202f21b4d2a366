import { readMailKey } from "@adapters/delivery"
import { readKeyring } from "@adapters/security"
import { Effect, Result, Schema } from "effect"

/** What is said of a setting of the product's own. */
interface Said {
  /** What it is, in a phrase that begins in lower case. */
  readonly meaning: string
  /** What it looks like. */
  readonly example?: string
  /** Its value is told to nobody. */
  readonly isSecret?: true
}

/** A setting without which no process starts. */
const needed = <Field extends Schema.Top>(field: Field, said: Said) => ({ ...said, field, needed: "always" }) as const

/** A setting that has a value unless it is set. */
const usually = <Field extends Schema.Codec<unknown, string>>(usual: string, field: Field, said: Said) =>
  ({
    ...said,
    field: field.pipe(Schema.withDecodingDefaultKey<Field>(Effect.succeed(usual))),
    needed: "never",
    usual,
  }) as const

/** A setting that may be absent, and what is so then. */
const optional = <Field extends Schema.Top>(without: string, field: Field, said: Said) =>
  ({ ...said, field: Schema.optionalKey(field), needed: "never", without }) as const

/** Same as `optional`, for a setting without which production does not start or is not told that it is production. */
const inProduction = <Field extends Schema.Top>(without: string, field: Field, said: Said) =>
  ({ ...optional(without, field, said), needed: "production" }) as const

const address = Schema.String.check(
  Schema.isPattern(/^[a-z]+:\/\/\S+$/, { message: "must be an address such as https://example.com" }),
)
const text = Schema.NonEmptyString
const like = (pattern: RegExp, message: string) => Schema.String.check(Schema.isPattern(pattern, { message }))
const wholeNumber = (minimum: number, maximum: number) =>
  Schema.NumberFromString.check(Schema.isBetween({ minimum, maximum }))
const keys = Schema.String.check(
  Schema.makeFilter((given: string) => {
    const read = readKeyring(given)
    return Result.isFailure(read) ? read.failure : undefined
  }),
)

const mailKey = Schema.String.check(
  Schema.makeFilter((given: string) => {
    const read = readMailKey(given)
    return typeof read === "string" ? read : undefined
  }),
)

const process = {
  NODE_ENV: inProduction("as for development", Schema.String, {
    meaning:
      "`production` refuses known, short and shared secrets, keys for tests, http and this machine's own addresses",
    example: "production",
  }),
  PUBLIC_ORIGIN: needed(address, {
    meaning: "scheme, host and port that links in messages begin with; its host is exchanged for the portal's",
    example: "https://ads.example.org",
  }),
  HOST: usually("127.0.0.1", text, {
    meaning: "the address that the api listens on; `0.0.0.0` is every one of the machine",
  }),
  PORT: usually("4000", wholeNumber(0, 65_535), { meaning: "the port that the api listens on" }),
  TRUSTED_PROXIES: optional(
    "nobody's",
    like(
      /^[\da-fA-F.:]+(?:\/\d{1,3})?(?:\s*,\s*[\da-fA-F.:]+(?:\/\d{1,3})?)*$/,
      "must be addresses such as 127.0.0.1, 10.0.0.0/8",
    ),
    {
      meaning: "addresses and subnets of proxies, whose word on a caller's address, host and scheme counts",
      example: "127.0.0.1, 10.0.0.0/8",
    },
  ),
  DATA_DIRECTORY: needed(text, {
    meaning: "a folder for pictures (without a bucket), the heads of audit logs and caches; api and worker share it",
    example: "/var/lib/marquee",
  }),
  WEB_DIRECTORY: optional("the folder beside the api", text, { meaning: "the folder of the built pages" }),
  DRAIN_SECONDS: usually("0", wholeNumber(0, 300), {
    meaning: "how long an api that was told to stop answers calls still, and says that it is not ready",
  }),
  SYNC_SECONDS: usually("60", wholeNumber(1, 86_400), {
    meaning: "how often the worker reads campaigns' numbers; its other rounds follow from it",
  }),
} as const

const database = {
  DATABASE_URL: needed(address, {
    meaning: "the PostgreSQL database, as the role that runs api and worker",
    example: "postgres://marquee_app:password@localhost:5432/marquee",
    isSecret: true,
  }),
  MIGRATION_DATABASE_URL: inProduction("`DATABASE_URL`, which production refuses", address, {
    meaning:
      "the same database as the role that owns the tables; only the migration and the publishing of prices read it",
    example: "postgres://marquee_owner:password@localhost:5432/marquee",
    isSecret: true,
  }),
  DATABASE_CONNECTIONS: usually("10", wholeNumber(2, 500), {
    meaning: "how many connections a process has, beside five (api) or ten (worker) of its queue",
  }),
} as const

const keyring = (meaning: string) =>
  needed(keys, { meaning, example: "k1:a-random-text-of-at-least-32-characters", isSecret: true })

const keyrings = {
  ACCESS_TOKEN_KEYS: keyring("keys that sign access tokens"),
  LINK_KEYS: keyring("keys that sign links in messages and to published reports"),
  HASH_KEYS: keyring("keys by which one-time codes, refresh tokens and known devices are hashed"),
  STORED_SECRET_KEYS: keyring(
    "keys that seal what is stored secret: authenticator apps, tokens of linked pages and shops",
  ),
  SECOND_FACTOR: optional("compulsory in production, else optional", Schema.Literals(["compulsory", "optional"]), {
    meaning: "whether administrators, and owners before their first refund, have to set up a second factor",
    example: "compulsory",
  }),
} as const

const mail = {
  SMTP_URL: needed(address, {
    meaning:
      "the mail server; `smtps:` speaks TLS from the first byte, and name and password may stand before the host",
    example: "smtps://name:password@mail.example.org",
    isSecret: true,
  }),
  MAIL_SPF: optional(
    "the desk compares no SPF record",
    like(/^(?:include:|a:|mx:|ip4:|ip6:)[\w.:/-]+$/, "must be a mechanism such as include:spf.example.com"),
    {
      meaning: "the SPF mechanism that lets the mail server send, which the desk asks portals' owners to publish",
      example: "include:spf.mailer.example",
    },
  ),
  DKIM_KEY: optional("mails are signed by the mail server, if at all", mailKey, {
    meaning:
      "selector and RSA key that sign mails in the name of each portal's domain; `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -outform DER | base64 -w0` makes the key",
    example: "m1:MIIEvQ…",
    isSecret: true,
  }),
} as const

const pages = {
  WIDGET_ORIGINS: optional(
    "none",
    like(
      /^https?:\/\/[\w.:-]+(?:\s*,\s*https?:\/\/[\w.:-]+)*$/,
      "must be origins such as https://example.com,https://example.org",
    ),
    {
      meaning: "origins whose scripts, calls and frames pages may load, beside the gateways'",
      example: "https://chat.example.org",
    },
  ),
  CREATIVE_HOSTS: optional(
    "`PUBLIC_ORIGIN` for both",
    like(
      /^https?:\/\/[\w.:-]+\s*,\s*https?:\/\/[\w.:-]+$/,
      "must be two origins such as https://c1.example.com,https://c2.example.com",
    ),
    {
      meaning: "the two origins that serve creatives' pictures",
      example: "https://c1.example.com,https://c2.example.com",
    },
  ),
  DNS_SERVERS: optional(
    "the machine's own",
    like(/^[\da-fA-F.:[\]]+(?:\s*,\s*[\da-fA-F.:[\]]+)*$/, "must be addresses such as 9.9.9.9, 127.0.0.1:5353"),
    { meaning: "name servers that are asked for the proofs of portals' hosts", example: "9.9.9.9" },
  ),
  SHOPIFY_SHOP_URL: usually(
    "https://{shop}",
    like(/^https?:\/\/\S*\{shop\}\S*$/, "must be an address such as https://{shop}"),
    { meaning: "where Shopify's shops are; `{shop}` is replaced by the shop's host" },
  ),
  BIGCOMMERCE_API_URL: usually("https://api.bigcommerce.com", address, { meaning: "where BigCommerce's interface is" }),
} as const

const watching = {
  LOG_FORMAT: optional("json in production, else text", Schema.Literals(["json", "text"]), {
    meaning: "`json` writes an object a line, for a log store; `text` is for people",
    example: "json",
  }),
  LOG_LEVEL: optional("Debug with json, Info with text", Schema.Literals(["Debug", "Info", "Warn", "Error"]), {
    meaning: "the least that is logged; Debug says every call",
    example: "Info",
  }),
  SENTRY_DSN: optional(
    "defects are logged alone",
    like(/^https?:\/\/\w+@[\w.:-]+\/(?:[\w/-]+\/)?\w+$/, "must be an address such as https://key@example.com/7"),
    {
      meaning: "where defects are reported to, by Sentry's protocol, without what names a person",
      example: "https://key@sentry.example.org/7",
      isSecret: true,
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional("nothing is sent", address, {
    meaning: "an OpenTelemetry collector that is sent traces and metrics, by OTLP over HTTP",
    example: "http://collector.example.org:4318",
  }),
} as const

const development = {
  SAFE_FETCH_ALLOW: optional("the public web alone", Schema.String, {
    meaning: "further hosts that websites, pictures and shops are fetched from; dropped in production",
    example: "localhost:4010",
  }),
  CLOCK_URL: optional("the machine's clock", address, {
    meaning: "the sandbox's clock, which can be moved on; dropped in production",
    example: "http://localhost:4010/control/api/clock",
  }),
} as const

/** The settings of the product's own, by what they are about. */
export const ownSettingGroups = [
  { title: "Processes", settings: process },
  { title: "Database", settings: database },
  { title: "Keys and second factor", settings: keyrings },
  { title: "Mail", settings: mail },
  { title: "Pages, hosts and shops", settings: pages },
  { title: "Logs and reports", settings: watching },
  { title: "Development", settings: development },
] as const

const all = { ...process, ...database, ...keyrings, ...mail, ...pages, ...watching, ...development } as const

/** A schema's field for each of them. */
export const ownFields = Object.fromEntries(Object.entries(all).map(([name, { field }]) => [name, field])) as {
  readonly [Name in keyof typeof all]: (typeof all)[Name]["field"]
}
