// Made from spec/ by `npm run generate`. Do not edit.
export const limits = {
  "body_bytes": 2097152,
  "header_bytes": 16384,
  "request_seconds": 60,
  "icon_bytes": 1048576,
  "services_per_note": 20,
  "webhook_key_min_bytes": 24,
  "webhook_key_max_bytes": 64,
  "requests_per_minute": 600,
  "idempotency_key_hours": 24
} as const
