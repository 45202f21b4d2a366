import { readerOf } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { DocumentsView } from "./documents-view.tsx"
import { readDocuments } from "./read-documents.ts"

export const loader = (args: LoaderFunctionArgs) =>
  readDocuments(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Invoices, credit notes, receipts and refund vouchers of a business. Spec: screens, invoices. */
export default function Documents() {
  const reading = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  if (profile === undefined) return null
  return <DocumentsView businessProfileId={profile.id} reading={reading} format={format} />
}
