// Made from spec/ by `npm run generate`. Do not edit.
export const responseHeaders = ["X-Request-Id","RateLimit-Policy","RateLimit","WWW-Authenticate","Retry-After","Location","Idempotency-Replayed","Accept-Encoding","ETag"] as const
