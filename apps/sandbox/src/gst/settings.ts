/** What the product reaches this sandbox's provider of GST look-ups with. */
export const gstSettings = {
  credentials: { GST_LOOKUP_CLIENT_ID: "gst_client_marquee", GST_LOOKUP_TOKEN: "gst_token_marquee" },
  paths: { GST_LOOKUP_BASE_URL: "/gst" },
} as const
