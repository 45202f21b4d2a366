import type { SettingGroup, SettingRow } from "@adapters/runtime/settings-table"

const top = `# Marquee's settings. Copy this file to .env beside it, fill in what has no value, and begin programs with
# node --env-file=.env. Every setting is explained in docs/settings.md. A line that begins with # is not set.
`

/** What a line for it holds: nothing of a secret, so that no example of one is ever taken for it. */
const valueOf = ({ usual, example = "", isSecret }: SettingRow): string => usual ?? (isSecret ? "" : example)

const lineOf = (row: SettingRow): string => {
  const { name, needed, meaning, example, isSecret, without } = row
  const shown = isSecret && example !== undefined ? ` (${example})` : ""
  const unset = without === undefined ? "" : `. Unless set: ${without.replaceAll("`", "")}`
  const isSet = needed === "always" || needed === "production"
  return `# ${name}: ${meaning.replaceAll("`", "")}${shown}${unset}\n${isSet ? "" : "# "}${name}=${valueOf(row)}\n`
}

const aboutOf = ({ title, service, rows }: SettingGroup): string => {
  if (service === undefined) return `\n# --- ${title} ---\n`
  const names = rows.filter(({ needed }) => needed === "together").length
  const rule = service.off === undefined ? "needed" : `${names === 1 ? "" : "all or none; "}off: ${service.off}`
  return `\n# --- ${title}: ${service.on} (${rule}) ---\n`
}

/** What compose.yaml asks for beside the settings: passwords of letters and digits, since they stand in addresses. */
export const composeVariables = {
  POSTGRES_PASSWORD: "the password of the database server's superuser",
  OWNER_PASSWORD: "the password of the role that owns the tables",
  APP_PASSWORD: "the password of the role that runs api and worker",
} as const

const ofCompose = (): string => {
  const lines = Object.entries(composeVariables).map(([name, meaning]) => `# ${name}: ${meaning}\n# ${name}=\n`)
  return `\n# --- For compose.yaml alone; letters and digits, which openssl rand -hex 24 makes. It needs S3_SECRET_ACCESS_KEY too,\n# and brings DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIRECTORY and SMTP_URL with it. ---\n${lines.join("")}`
}

/**
 * The file that an operator copies: every setting with its meaning. Settings that every installation or production
 * needs have no comment mark.
 */
export const settingsExample = (groups: ReadonlyArray<SettingGroup>): string =>
  `${top}${groups.map((group) => `${aboutOf(group)}${group.rows.map(lineOf).join("")}`).join("")}${ofCompose()}`
