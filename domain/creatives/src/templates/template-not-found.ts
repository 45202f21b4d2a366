import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** No template has this id. Spec: error catalogue, 104. */
export class TemplateNotFound extends Schema.TaggedError<TemplateNotFound>()("TemplateNotFound", {
  errorCode: errorCode(104),
}) {}
