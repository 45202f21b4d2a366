import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** No picture of a website could be taken: it does not answer, or whoever takes the pictures does not. Spec: error catalogue, 706. */
export class WebsiteNotShown extends Schema.TaggedError<WebsiteNotShown>()("WebsiteNotShown", {
  errorCode: errorCode(706),
}) {}
