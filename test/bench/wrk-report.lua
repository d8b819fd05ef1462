-- Sends the body in the environment, if there is one, and ends with a line of JSON.
local body = os.getenv('BODY')
if body then
  wrk.method = 'POST'
  wrk.body = body
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"requests":%d,"failed":%d,"seconds":%f,"meanMs":%f,"p99Ms":%f}', summary.requests, failed,
    summary.duration / 1e6, latency.mean / 1000, latency:percentile(99) / 1000))
end
