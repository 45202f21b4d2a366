import type { SettingGroup, SettingRow } from "@adapters/runtime/settings-table"
import { versionsReadOn } from "@adapters/settings"
import { sandboxOwnSettings } from "@apps/sandbox/own-settings"

const top = `# Settings

Written, like [.env.example](../.env.example), by \`node tools/specification/src/write-settings.ts\` from the declarations that the
processes read: \`adapters/runtime/src/own-settings.ts\`, and \`services.ts\` beside it with the settings of each adapter. A setting
is a variable of the environment; an empty one counts as none. Api, worker, migration and the other programs of a release take
the same settings, and a start names every missing or wrong one at once.

Needed: *always* by every start; *in production* with \`NODE_ENV=production\`; *together* where one of its group is set, since the
settings of a third party are all or none. What stands in brackets is an example, or a provider's own address.

Keys are names and texts such as \`k2:…,k1:…\`: the first makes what is new, all are accepted. A text has at least 32 characters;
\`openssl rand -hex 32\` makes one.
`

const neededWords = { always: "always", production: "in production", together: "together", never: "no" } as const

const defaultOf = ({ usual, usualEndsOn, without }: SettingRow): string => {
  if (usual === undefined) return without ?? ""
  return usualEndsOn === undefined ? `\`${usual}\`` : `\`${usual}\`, which ends on ${usualEndsOn}`
}

const meaningOf = ({ meaning, example, isSecret }: SettingRow): string => {
  const shown = example === undefined ? "" : ` (\`${example}\`)`
  return `${meaning}${shown}${isSecret ? "; secret" : ""}`
}

const table = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`).join("")

const head = table([
  ["setting", "needed", "default", "meaning"],
  ["---", "---", "---", "---"],
])

const serviceLine = ({ service }: SettingGroup): string => {
  if (service === undefined) return ""
  const without = service.off === undefined ? "No start without it" : `Off: ${service.off}`
  return `On: ${service.on}. ${without}.\n\n`
}

const sectionOf = (group: SettingGroup): string => {
  const rows = group.rows.map((row) => [`\`${row.name}\``, neededWords[row.needed], defaultOf(row), meaningOf(row)])
  return `\n## ${group.title}\n\n${serviceLine(group)}${head}${table(rows)}`
}

const sandbox = (): string => {
  const rows = Object.entries(sandboxOwnSettings).map(([name, { usual, meaning }]) => [
    `\`${name}\``,
    usual === "" ? "" : `\`${usual}\``,
    meaning,
  ])
  const told = table([["setting", "default", "meaning"], ["---", "---", "---"], ...rows])
  return `\n## The sandbox\n\nOf development alone: it does not start in production. It listens at \`HOST\`, and takes the keys above, each with one of its own unless set.\n\n${told}`
}

/** The page of every setting: when it is needed, its default and its meaning. */
export const settingsPage = (groups: ReadonlyArray<SettingGroup>): string =>
  `${top}\nDays on which versions end were read on ${versionsReadOn}.\n${groups.map(sectionOf).join("")}${sandbox()}`
