import { Fragment } from "react"

/** A web address to read: without its scheme, and broken, where a line is too short, between its parts rather than in a word. */
export const WebAddress = ({ url }: { readonly url: string }) => (
  <bdi dir="ltr">
    {url
      .replace(/^https?:\/\/|\/$/g, "")
      .split(/(?<=[/?&])/)
      .map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </bdi>
)
