import type { ToolRefused } from "./tool.ts"

/** What an assistant does about a refusal, by its code. */
const advice: ReadonlyArray<readonly [holds: (refusal: ToolRefused) => boolean, advice: string]> = [
  [
    ({ details }) => details !== undefined && "isForPeople" in details,
    "Only a person may do this, on the portal's page.",
  ],
  [
    ({ details }) => details !== undefined && "needsScope" in details,
    "Ask the person to connect you again with this area, or tell them where to look.",
  ],
  [({ errorCode }) => errorCode === 401, "The connection has ended. Ask the person to connect you again."],
  [({ errorCode }) => errorCode === 113 || errorCode === 1028, "Use a business from list_businesses."],
  [({ errorCode }) => errorCode === 102, "Correct the named fields and call again."],
  [({ retryAfterSeconds }) => retryAfterSeconds !== undefined, "Wait for retryAfterSeconds, then call again."],
  [({ errorCode }) => errorCode === 104, "Look the number up with the list tool."],
]
const otherwise = "Tell the person; do not try the same again at once."

/** A refusal as the result of a tool: the product's own words and code, and what to do. */
export const refusalResult = (refusal: ToolRefused) => {
  const { errorCode, reason, message, retryAfterSeconds, details } = refusal
  const whatToDo = advice.find(([holds]) => holds(refusal))?.[1] ?? otherwise
  const told = {
    errorCode,
    reason,
    message,
    whatToDo,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(errorCode === 102 && details !== undefined && { details }),
    ...(details !== undefined && "needsScope" in details && { needsScope: details.needsScope }),
  }
  return { isError: true, content: [{ type: "text" as const, text: JSON.stringify(told) }] }
}
