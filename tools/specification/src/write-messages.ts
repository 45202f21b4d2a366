import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { messageKinds } from "@domain/messaging"
import { messagesPage } from "./messages-page.ts"

writeFileSync(join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "messages.md"), messagesPage(messageKinds))
