/** Files that hand the whole environment to their declarations. */
export const environmentReaders: ReadonlyArray<string> = [
  "adapters/runtime/src/settings-or-exit.ts",
  "apps/sandbox/src/main.ts",
]

/** A variable that is read by its name; one that is assigned to is given to a library. */
const named = /process\.env(?:\["(\w+)"\]|\.(\w+))(?!\s*=[^=])/g
const given = /process\.env(?:\["\w+"\]|\.\w+)\s*=[^=]/g
const any =
  /process\.env\b|import\.meta\.env\b|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b|process\["env"\]|import \{[^}]*\benv\b[^}]*\} from "node:process"|import \{[^}]*\bConfig\b[^}]*\} from "effect"/g

const textWithoutComments = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "")

/** How a file reads the environment past the declarations: the names that are not declared, and reads without a name. */
export const undeclaredReads = (file: string, source: string, declared: ReadonlySet<string>): ReadonlyArray<string> => {
  const text = textWithoutComments(source).replaceAll(/"process\.env\.\w+":/g, "")
  const names = [...text.matchAll(named)].map(([, quoted, dotted]) => quoted ?? dotted ?? "")
  const rest = text.replaceAll(named, "").replaceAll(given, "")
  const whole = environmentReaders.includes(file) ? [] : [...rest.matchAll(any)].map(([found]) => found)
  return [...names.filter((name) => !declared.has(name)), ...whole]
}
