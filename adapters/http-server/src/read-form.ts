import { ByteSize, Effect, Stream } from "effect"
import { type HttpServerRequest, Multipart } from "effect/http"
import { BodyTooLarge, InvalidInput, type UploadedFile } from "@application/kernel"

/** The fields of a form, whose values are texts and files. */
export class FormBody {
  readonly fields: Readonly<Record<string, string | UploadedFile>>
  constructor(fields: FormBody["fields"]) {
    this.fields = fields
  }
}

type FormField = readonly [name: string, value: string | UploadedFile]

const fieldOf = (part: Multipart.Part): Effect.Effect<FormField, Multipart.MultipartError> =>
  part._tag === "Field"
    ? Effect.succeed([part.key, part.value])
    : Effect.map(part.contentEffect, (bytes) => [
        part.key,
        { name: part.name, content: Buffer.from(bytes).toString("base64") },
      ])

const mostParts = 20
const tooLarge: ReadonlyArray<string> = ["FileTooLarge", "FieldTooLarge", "BodyTooLarge"]

/** The fields of a form of at most so many bytes; of fields with the same name the last counts. */
export const readForm = (
  parts: HttpServerRequest.HttpServerRequest["multipartStream"],
  most: number,
): Effect.Effect<FormBody, BodyTooLarge | InvalidInput> =>
  parts.pipe(
    Stream.mapEffect(fieldOf),
    Stream.runCollect,
    Effect.map((fields) => new FormBody(Object.fromEntries(fields))),
    Effect.provideContext(
      Multipart.limitsServices({
        maxParts: mostParts,
        maxFieldSize: ByteSize.bytes(65_536),
        maxFileSize: ByteSize.bytes(most),
        maxTotalSize: ByteSize.bytes(most),
      }),
    ),
    Effect.mapError(({ reason }) =>
      tooLarge.includes(reason._tag)
        ? new BodyTooLarge({ most })
        : new InvalidInput({ problems: [{ field: "", problem: "the form could not be read" }] }),
    ),
  )
