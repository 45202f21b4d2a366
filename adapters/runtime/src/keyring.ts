import { readKeyring } from "@adapters/security"
import { Result } from "effect"

/** Settings were checked when they were read, so a keyring that is none is a defect. */
export const keyring = (setting: string) => Result.getOrThrow(readKeyring(setting))
