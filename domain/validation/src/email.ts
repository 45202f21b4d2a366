import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { isDomainName } from "./domain-name.ts"
import { withoutFormat } from "./plain-text.ts"

const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u

/** Longest address that mail servers carry. */
const longest = 254

/** A mailbox with a public domain, at most 254 characters; trimmed, composed (NFC) and in lower case. Spec: "Valid email required". */
export const email = (typed: string): Checked<string> => {
  const address = withoutFormat(typed).normalize("NFC").toLowerCase()
  if (address === "") return refuse("validation.emailRequired")
  const at = address.lastIndexOf("@")
  const mailbox = address.slice(0, Math.max(0, at))
  const valid =
    address.length <= longest && mailbox.length <= 64 && local.test(mailbox) && isDomainName(address.slice(at + 1))
  return valid ? Result.succeed(address) : refuse("validation.emailInvalid")
}
