import com.sun.jdi.*;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/**
 * Runs one program of a lesson under the debugger and prints what it did, step by step, as JSON:
 * {@code java StepTracer.java <Program.java> <output.txt> <most steps>}. What a lesson's output has and the program has not
 * printed when it asks is what somebody typed. Nothing is printed of a program that does not compile.
 *
 * A line is told when it has been done, which is when the next thing happens.
 */
public class StepTracer {
    static final int MOST_ITEMS = 20, MOST_CHARACTERS = 60, DEEPEST = 2;
    static final String HARNESS = "StepHarness";

    /** Stands between the program and the world: what is printed and typed is in its fields. */
    static final String HARNESS_SOURCE = """
        import java.io.*;
        import java.lang.reflect.*;
        import java.nio.charset.StandardCharsets;
        import java.nio.file.*;

        public class StepHarness {
            static String text = "";

            public static void main(String[] given) throws Throwable {
                String output = Files.readString(Path.of(given[1]));
                System.setOut(new PrintStream(new OutputStream() {
                    public void write(int letter) { write(new byte[] {(byte) letter}, 0, 1); }
                    public void write(byte[] letters, int from, int length) {
                        text += new String(letters, from, length, StandardCharsets.UTF_8);
                    }
                }, true, "UTF-8"));
                System.setIn(new InputStream() {
                    byte[] line = {};
                    int at = 0;
                    public int read() {
                        byte[] one = new byte[1];
                        return read(one, 0, 1) < 0 ? -1 : one[0];
                    }
                    public int read(byte[] letters, int from, int length) {
                        if (at == line.length) {
                            if (!output.startsWith(text) || output.length() == text.length()) return -1;
                            int end = output.indexOf('\\n', text.length());
                            String typed = output.substring(text.length(), end < 0 ? output.length() : end) + '\\n';
                            text += typed;
                            line = typed.getBytes(StandardCharsets.UTF_8);
                            at = 0;
                        }
                        int count = Math.min(length, line.length - at);
                        System.arraycopy(line, at, letters, from, count);
                        at += count;
                        return count;
                    }
                });
                try {
                    Method program = Class.forName(given[0]).getMethod("main", String[].class);
                    program.setAccessible(true);
                    program.invoke(null, (Object) new String[0]);
                    over("", "", 0);
                } catch (InvocationTargetException thrown) {
                    Throwable error = thrown.getCause();
                    int line = 0;
                    for (StackTraceElement place : error.getStackTrace()) {
                        if (line == 0 && given[2].equals(place.getFileName())) line = place.getLineNumber();
                    }
                    over(error.getClass().getSimpleName(), String.valueOf(error.getMessage()), line);
                }
            }

            static void over(String name, String message, int line) {}
        }
        """;

    final List<String> source;
    final int mostSteps;
    final Set<String> own;
    final List<String> steps = new ArrayList<>();
    /** The line that each call is at, the running one last. */
    final Deque<Integer> pending = new LinkedList<>();
    /** A call has just begun or ended, so that the line it is at is not another round of the same line. */
    boolean isFresh = false;
    boolean isCut = false;
    ClassType harness;

    StepTracer(List<String> source, int mostSteps, Set<String> own) {
        this.source = source;
        this.mostSteps = mostSteps;
        this.own = own;
    }

    public static void main(String[] given) throws Exception {
        Path program = Path.of(given[0]);
        Path folder = Files.createTempDirectory("steps");
        Path harness = Files.writeString(folder.resolve(HARNESS + ".java"), HARNESS_SOURCE);
        Path classes = Files.createDirectory(folder.resolve("classes"));
        String[] options = {"-g", "-XDstringConcat=inline", "-d", classes.toString(), program.toString()};
        if (ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, options) != 0) return;
        Set<String> own;
        try (var files = Files.list(classes)) {
            own = files.map(file -> file.getFileName().toString().replace(".class", "")).collect(Collectors.toSet());
        }
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), harness.toString());
        String name = program.getFileName().toString();
        String run = String.join(" ", HARNESS, name.replace(".java", ""), Path.of(given[1]).toAbsolutePath().toString(), name);
        var tracer = new StepTracer(Files.readAllLines(program), Integer.parseInt(given[2]), own);
        System.out.println(tracer.trace(classes, run));
    }

    String trace(Path classes, String run) throws Exception {
        var connector = Bootstrap.virtualMachineManager().defaultConnector();
        var arguments = connector.defaultArguments();
        arguments.get("main").setValue(run);
        arguments.get("options").setValue("-cp " + classes + " -Duser.language=en -Duser.country=US");
        VirtualMachine machine = connector.launch(arguments);
        EventRequestManager requests = machine.eventRequestManager();
        for (String name : own) {
            var entry = requests.createMethodEntryRequest();
            entry.addClassFilter(name);
            entry.enable();
            var exit = requests.createMethodExitRequest();
            exit.addClassFilter(name);
            exit.enable();
        }
        var over = requests.createMethodEntryRequest();
        over.addClassFilter(HARNESS);
        over.enable();
        String ending = "";
        try {
            for (;;) {
                EventSet events = machine.eventQueue().remove();
                List<Event> sorted = new ArrayList<>(events);
                sorted.sort(Comparator.comparingInt(event -> event instanceof StepEvent ? 1 : 0));
                for (Event event : sorted) {
                    if (event instanceof MethodEntryEvent entry && entry.method().declaringType().name().equals(HARNESS)) {
                        harness = (ClassType) entry.method().declaringType();
                        if (entry.method().name().equals("over")) ending = ended(entry.thread().frame(0));
                    } else if (event instanceof MethodEntryEvent entry) {
                        if (pending.isEmpty()) follow(requests, entry.thread());
                        entered(entry);
                    } else if (event instanceof MethodExitEvent exit) {
                        left(exit);
                    } else if (event instanceof StepEvent step) {
                        reached(step);
                    }
                }
                events.resume();
            }
        } catch (VMDisconnectedException gone) {
            // The program is over.
        }
        return "{\"steps\":[" + String.join(",", steps) + "]," + ending + "}";
    }

    void follow(EventRequestManager requests, ThreadReference thread) {
        if (!requests.stepRequests().isEmpty()) return;
        StepRequest step = requests.createStepRequest(thread, StepRequest.STEP_LINE, StepRequest.STEP_INTO);
        for (String others : List.of("java.*", "javax.*", "jdk.*", "sun.*", "com.sun.*", HARNESS, HARNESS + "$*")) {
            step.addClassExclusionFilter(others);
        }
        step.enable();
    }

    void entered(MethodEntryEvent event) throws Exception {
        boolean isMain = pending.isEmpty();
        pending.addLast(event.location().lineNumber());
        isFresh = true;
        if (!isMain) tell("call", event.thread(), headOf(event.method()), null);
    }

    void left(MethodExitEvent event) throws Exception {
        int line = event.location().lineNumber();
        boolean isVoid = event.returnValue() instanceof VoidValue;
        pending.removeLast();
        isFresh = true;
        if (!pending.isEmpty()) tell("return", event.thread(), line, isVoid ? null : event.returnValue());
        // The brace at the end of the program is no line of its own.
        else if (!source.get(line - 1).strip().equals("}")) tell("line", event.thread(), line, null);
    }

    void reached(StepEvent event) throws Exception {
        if (pending.isEmpty()) return;
        int line = event.location().lineNumber();
        int before = pending.removeLast();
        pending.addLast(line);
        boolean isSame = isFresh && before == line;
        isFresh = false;
        if (!isSame) tell("line", event.thread(), before, null);
    }

    /** The line on which a method is named, above its first one. */
    int headOf(Method method) {
        int first = method.location().lineNumber();
        String name = method.isConstructor() ? simple(method.declaringType().name()) : method.name();
        for (int line = first; line > 0; line -= 1) {
            if (source.get(line - 1).matches(".*\\b" + name + "\\s*\\(.*\\{.*")) return line;
        }
        return first;
    }

    record Box(String name, Value value) {}

    record Call(String name, int line, List<Box> boxes) {}

    void tell(String event, ThreadReference thread, int line, Value returned) throws Exception {
        if (steps.size() >= mostSteps) {
            if (!isCut) steps.set(mostSteps - 1, steps.get(mostSteps - 1).replaceFirst("}$", ",\"isCut\":true}"));
            isCut = true;
            return;
        }
        // Asking an object what it is makes these frames invalid, so they are read first.
        List<Call> calls = new ArrayList<>();
        for (StackFrame frame : thread.frames()) {
            Method method = frame.location().method();
            if (!own.contains(method.declaringType().name())) continue;
            List<Box> boxes = new ArrayList<>();
            if (frame.thisObject() != null) boxes.add(new Box("this", frame.thisObject()));
            for (LocalVariable variable : frame.visibleVariables()) {
                if (method.name().equals("main") && variable.isArgument()) continue;
                boxes.add(new Box(variable.name(), frame.getValue(variable)));
            }
            String name = method.isConstructor() ? simple(method.declaringType().name()) : method.name();
            calls.add(0, new Call(name, calls.isEmpty() ? line : frame.location().lineNumber(), boxes));
        }
        String text = ((StringReference) harness.getValue(harness.fieldByName("text"))).value();
        int printed = (int) text.chars().filter(letter -> letter == '\n').count();
        String begun = text.substring(text.lastIndexOf('\n') + 1);
        List<String> frames = new ArrayList<>();
        for (Call call : calls) {
            List<String> variables = new ArrayList<>();
            for (Box box : call.boxes) {
                variables.add("{\"name\":" + quoted(box.name) + ",\"value\":" + shown(box.value, thread, 0) + "}");
            }
            frames.add("{\"name\":" + quoted(call.name) + ",\"line\":" + call.line + ",\"variables\":["
                + String.join(",", variables) + "]}");
        }
        steps.add("{\"line\":" + line + ",\"event\":\"" + event + "\",\"frames\":[" + String.join(",", frames)
            + "],\"printed\":" + printed + (begun.isEmpty() ? "" : ",\"begun\":" + quoted(begun))
            + (returned == null ? "" : ",\"returned\":" + shown(returned, thread, 0)) + "}");
    }

    String ended(StackFrame frame) {
        List<Value> values = frame.getArgumentValues();
        String text = ((StringReference) harness.getValue(harness.fieldByName("text"))).value();
        String name = ((StringReference) values.get(0)).value();
        String error = name.isEmpty() ? "" : ",\"error\":{\"name\":" + quoted(name) + ",\"message\":"
            + quoted(((StringReference) values.get(1)).value()) + ",\"line\":" + values.get(2) + "}";
        return "\"output\":" + quoted(text.stripTrailing()) + error;
    }

    /** As a step shows a value: a box with a text, or a row of boxes. */
    String shown(Value value, ThreadReference thread, int depth) throws Exception {
        if (depth < DEEPEST && value instanceof ArrayReference array) return items(array.getValues(), thread, depth);
        if (depth < DEEPEST && value instanceof ObjectReference object && own.contains(object.type().name())
            && !((ClassType) object.type()).isEnum()) {
            List<String> entries = new ArrayList<>();
            List<Field> fields = object.referenceType().visibleFields().stream().filter(field -> !field.isStatic()).toList();
            for (Field field : fields.subList(0, Math.min(MOST_ITEMS, fields.size()))) {
                entries.add("[" + quoted(field.name()) + "," + shown(object.getValue(field), thread, depth + 1) + "]");
            }
            int more = Math.max(0, fields.size() - MOST_ITEMS);
            return "{\"entries\":[" + String.join(",", entries) + "],\"more\":" + more + "}";
        }
        if (depth < DEEPEST && value instanceof ObjectReference object && isA(object, "java.util.Collection")) {
            return items(((ArrayReference) asked(object, "toArray", "()[Ljava/lang/Object;", thread)).getValues(), thread, depth);
        }
        return "{\"text\":" + quoted(text(value, thread)) + "}";
    }

    String items(List<Value> values, ThreadReference thread, int depth) throws Exception {
        List<String> items = new ArrayList<>();
        for (Value value : values.subList(0, Math.min(MOST_ITEMS, values.size()))) items.add(shown(value, thread, depth + 1));
        return "{\"items\":[" + String.join(",", items) + "],\"more\":" + Math.max(0, values.size() - MOST_ITEMS) + "}";
    }

    String text(Value value, ThreadReference thread) throws Exception {
        if (value == null) return "null";
        if (value instanceof CharValue letter) return "'" + letter.value() + "'";
        if (value instanceof PrimitiveValue) return value.toString();
        if (value instanceof StringReference string) return quoted(shortened(string.value()));
        if (value instanceof ArrayReference) return "…";
        ObjectReference object = (ObjectReference) value;
        String type = object.type().name();
        boolean isPlain = type.startsWith("java.math.") || isA(object, "java.lang.Number") || isA(object, "java.lang.Enum")
            || type.equals("java.lang.Boolean") || type.equals("java.lang.Character");
        if (!isPlain) return simple(type);
        return shortened(((StringReference) asked(object, "toString", "()Ljava/lang/String;", thread)).value());
    }

    static Value asked(ObjectReference object, String name, String signature, ThreadReference thread) throws Exception {
        Method method = ((ClassType) object.type()).concreteMethodByName(name, signature);
        return object.invokeMethod(thread, method, List.of(), ObjectReference.INVOKE_SINGLE_THREADED);
    }

    static boolean isA(ObjectReference object, String name) {
        ClassType type = (ClassType) object.type();
        if (type.allInterfaces().stream().anyMatch(one -> one.name().equals(name))) return true;
        for (ClassType one = type; one != null; one = one.superclass()) if (one.name().equals(name)) return true;
        return false;
    }

    static String simple(String name) {
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    static String shortened(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
    }

    static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') json.append('\\').append(letter);
            else if (letter == '\n') json.append("\\n");
            else if (letter == '\t') json.append("\\t");
            else if (letter < ' ') json.append(String.format("\\u%04x", (int) letter));
            else json.append(letter);
        }
        return json.append('"').toString();
    }
}
