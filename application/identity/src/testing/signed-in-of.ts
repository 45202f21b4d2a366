/** The session or embed login of a sign-in; a reply that asks for another password or a second factor throws. */
export const signedInOf = <Reply extends object>(reply: Reply): Extract<Reply, { readonly accessToken: string }> => {
  if (!hasToken(reply)) throw new Error("The sign-in asks for more")
  return reply
}

const hasToken = <Reply extends object>(reply: Reply): reply is Extract<Reply, { readonly accessToken: string }> =>
  "accessToken" in reply
